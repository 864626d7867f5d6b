/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_No_Events_TextInputs */

const en_ca2_operator_no_events_text = /** @type {(inputs: Operator_No_Events_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The events that your venue assigns to you stand here.`)
};

const fr_ca2_operator_no_events_text = /** @type {(inputs: Operator_No_Events_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les événements que votre établissement vous confie se trouvent ici.`)
};

/**
* | output |
* | --- |
* | "The events that your venue assigns to you stand here." |
*
* @param {Operator_No_Events_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_no_events_text = /** @type {((inputs?: Operator_No_Events_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_No_Events_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_no_events_text(inputs)
	return en_ca2_operator_no_events_text(inputs)
});