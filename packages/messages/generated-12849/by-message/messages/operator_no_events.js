/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_No_EventsInputs */

const en_ca2_operator_no_events = /** @type {(inputs: Operator_No_EventsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No events ahead`)
};

const fr_ca2_operator_no_events = /** @type {(inputs: Operator_No_EventsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun événement à venir`)
};

/**
* | output |
* | --- |
* | "No events ahead" |
*
* @param {Operator_No_EventsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_no_events = /** @type {((inputs?: Operator_No_EventsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_No_EventsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_no_events(inputs)
	return en_ca2_operator_no_events(inputs)
});