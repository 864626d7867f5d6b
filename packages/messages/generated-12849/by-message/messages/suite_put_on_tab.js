/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ total: NonNullable<unknown> }} Suite_Put_On_TabInputs */

const en_ca2_suite_put_on_tab = /** @type {(inputs: Suite_Put_On_TabInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Put ${i?.total} on the tab`)
};

const fr_ca2_suite_put_on_tab = /** @type {(inputs: Suite_Put_On_TabInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Mettre ${i?.total} sur la note`)
};

/**
* | output |
* | --- |
* | "Put {total} on the tab" |
*
* @param {Suite_Put_On_TabInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_put_on_tab = /** @type {((inputs: Suite_Put_On_TabInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Put_On_TabInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_put_on_tab(inputs)
	return en_ca2_suite_put_on_tab(inputs)
});