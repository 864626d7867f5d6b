/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_TabsInputs */

const en_ca2_operator_tabs = /** @type {(inputs: Operator_TabsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tabs`)
};

const fr_ca2_operator_tabs = /** @type {(inputs: Operator_TabsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Notes`)
};

/**
* | output |
* | --- |
* | "Tabs" |
*
* @param {Operator_TabsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_tabs = /** @type {((inputs?: Operator_TabsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_TabsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_tabs(inputs)
	return en_ca2_operator_tabs(inputs)
});