/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_EventsInputs */

const en_ca2_operator_events = /** @type {(inputs: Operator_EventsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your events`)
};

const fr_ca2_operator_events = /** @type {(inputs: Operator_EventsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vos événements`)
};

/**
* | output |
* | --- |
* | "Your events" |
*
* @param {Operator_EventsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_events = /** @type {((inputs?: Operator_EventsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_EventsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_events(inputs)
	return en_ca2_operator_events(inputs)
});