/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Form_Fix_BelowInputs */

const en_ca2_form_fix_below = /** @type {(inputs: Form_Fix_BelowInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`One field needs your attention.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} fields need your attention.`);
	return /** @type {LocalizedString} */ ("form_fix_below");
};

const fr_ca2_form_fix_below = /** @type {(inputs: Form_Fix_BelowInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} champ demande votre attention.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} champs demandent votre attention.`);
	return /** @type {LocalizedString} */ ("form_fix_below");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "One field needs your attention." |
* | "other" | "{count} fields need your attention." |
*
* @param {Form_Fix_BelowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_fix_below = /** @type {((inputs: Form_Fix_BelowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Fix_BelowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_fix_below(inputs)
	return en_ca2_form_fix_below(inputs)
});