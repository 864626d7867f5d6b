/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ owner: NonNullable<unknown>, suite: NonNullable<unknown> }} Suite_Act_As_NamedInputs */

const en_ca2_suite_act_as_named = /** @type {(inputs: Suite_Act_As_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Act for the owner: ${i?.owner}, ${i?.suite}`)
};

const fr_ca2_suite_act_as_named = /** @type {(inputs: Suite_Act_As_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Agir en son nom : ${i?.owner}, ${i?.suite}`)
};

/**
* | output |
* | --- |
* | "Act for the owner: {owner}, {suite}" |
*
* @param {Suite_Act_As_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_as_named = /** @type {((inputs: Suite_Act_As_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_As_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_as_named(inputs)
	return en_ca2_suite_act_as_named(inputs)
});