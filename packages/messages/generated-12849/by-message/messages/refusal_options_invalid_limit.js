/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, group: NonNullable<unknown>, limit: NonNullable<unknown> }} Refusal_Options_Invalid_LimitInputs */

const en_ca2_refusal_options_invalid_limit = /** @type {(inputs: Refusal_Options_Invalid_LimitInputs) => LocalizedString} */ (i) => {const limitPlural = registry.plural("en-CA", i?.limit, {});
	if (limitPlural === "one") return /** @type {LocalizedString} */ (`${i?.name}: you can only have one selection in “${i?.group}”.`);
	if (limitPlural === "other") return /** @type {LocalizedString} */ (`${i?.name}: you can only have ${i?.limit} selections in “${i?.group}”.`);
	return /** @type {LocalizedString} */ ("refusal_options_invalid_limit");
};

const fr_ca2_refusal_options_invalid_limit = /** @type {(inputs: Refusal_Options_Invalid_LimitInputs) => LocalizedString} */ (i) => {const limitPlural = registry.plural("fr-CA", i?.limit, {});
	if (limitPlural === "one") return /** @type {LocalizedString} */ (`${i?.name} : un seul choix est permis dans « ${i?.group} ».`);
	if (limitPlural === "other") return /** @type {LocalizedString} */ (`${i?.name} : ${i?.limit} choix au maximum sont permis dans « ${i?.group} ».`);
	return /** @type {LocalizedString} */ ("refusal_options_invalid_limit");
};

/**
* | limitPlural | output |
* | --- | --- |
* | "one" | "{name}: you can only have one selection in “{group}”." |
* | "other" | "{name}: you can only have {limit} selections in “{group}”." |
*
* @param {Refusal_Options_Invalid_LimitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_options_invalid_limit = /** @type {((inputs: Refusal_Options_Invalid_LimitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Options_Invalid_LimitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_options_invalid_limit(inputs)
	return en_ca2_refusal_options_invalid_limit(inputs)
});