/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, group: NonNullable<unknown> }} Refusal_Options_Invalid_RequiredInputs */

const en_ca2_refusal_options_invalid_required = /** @type {(inputs: Refusal_Options_Invalid_RequiredInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: please choose from “${i?.group}”.`)
};

const fr_ca2_refusal_options_invalid_required = /** @type {(inputs: Refusal_Options_Invalid_RequiredInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : veuillez faire un choix dans « ${i?.group} ».`)
};

/**
* | output |
* | --- |
* | "{name}: please choose from “{group}”." |
*
* @param {Refusal_Options_Invalid_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_options_invalid_required = /** @type {((inputs: Refusal_Options_Invalid_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Options_Invalid_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_options_invalid_required(inputs)
	return en_ca2_refusal_options_invalid_required(inputs)
});