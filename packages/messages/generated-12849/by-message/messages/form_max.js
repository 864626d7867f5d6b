/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ length: NonNullable<unknown> }} Form_MaxInputs */

const en_ca2_form_max = /** @type {(inputs: Form_MaxInputs) => LocalizedString} */ (i) => {const n = registry.plural("en-CA", i?.length, {});
	if (n === "one") return /** @type {LocalizedString} */ (`This field can have up to ${i?.length} character.`);
	if (n === "other") return /** @type {LocalizedString} */ (`This field can have up to ${i?.length} characters.`);
	return /** @type {LocalizedString} */ ("form_max");
};

const fr_ca2_form_max = /** @type {(inputs: Form_MaxInputs) => LocalizedString} */ (i) => {const n = registry.plural("fr-CA", i?.length, {});
	if (n === "one") return /** @type {LocalizedString} */ (`Ce champ peut contenir au plus ${i?.length} caractère.`);
	if (n === "other") return /** @type {LocalizedString} */ (`Ce champ peut contenir au plus ${i?.length} caractères.`);
	return /** @type {LocalizedString} */ ("form_max");
};

/**
* | n | output |
* | --- | --- |
* | "one" | "This field can have up to {length} character." |
* | "other" | "This field can have up to {length} characters." |
*
* @param {Form_MaxInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_max = /** @type {((inputs: Form_MaxInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_MaxInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_max(inputs)
	return en_ca2_form_max(inputs)
});