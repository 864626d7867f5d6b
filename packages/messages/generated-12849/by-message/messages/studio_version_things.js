/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Studio_Version_ThingsInputs */

const en_ca2_studio_version_things = /** @type {(inputs: Studio_Version_ThingsInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} thing changed`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} things changed`);
	return /** @type {LocalizedString} */ ("studio_version_things");
};

const fr_ca2_studio_version_things = /** @type {(inputs: Studio_Version_ThingsInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} élément modifié`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} éléments modifiés`);
	return /** @type {LocalizedString} */ ("studio_version_things");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} thing changed" |
* | "other" | "{count} things changed" |
*
* @param {Studio_Version_ThingsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_version_things = /** @type {((inputs: Studio_Version_ThingsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Version_ThingsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_version_things(inputs)
	return en_ca2_studio_version_things(inputs)
});